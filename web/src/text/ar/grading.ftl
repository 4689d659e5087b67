### ما يُحتسب في الدرجة

## واحد منها

item = { $of ->
    [puzzles] اللغز { $number }
   *[exercises] التمرين { $number }
  }
item-open = { item }، لم يُحل بعد
item-solved = { item }، محلول
item-shown = { item }، ظهر حله
item-failed = { item }، غير محلول
item-closed = { item }، أُجيب عنه
next = { $of ->
    [puzzles] اللغز التالي
   *[exercises] التمرين التالي
  }
gained = { $points ->
    [none] لا نقاط.
    [whole] نقطة واحدة.
   *[part] { $share } نقطة.
  }
looked = اطّلعت على الحل: لا نقاط.

## ما الذي يُحسب

contract-tries = { $tries ->
    [zero] تُصحَّح كل إجابة فورًا.
    [1] لكل سؤال إجابة واحدة، وتُصحَّح فورًا.
    [2] تُصحَّح كل إجابة فورًا. لك في كل سؤال محاولتان، ثم ترى الحل.
    [few] تُصحَّح كل إجابة فورًا. لك في كل سؤال { $tries } محاولات، ثم ترى الحل.
    [many] تُصحَّح كل إجابة فورًا. لك في كل سؤال { $tries } محاولة، ثم ترى الحل.
   *[other] تُصحَّح كل إجابة فورًا. لك في كل سؤال { $tries } محاولة، ثم ترى الحل.
  }
contract-points = لكل سؤال تحله نقطة واحدة. { $costs ->
    [both] كل إجابة خاطئة وكل تلميح يُنقص ربع نقطة، ويبقى لك ربع نقطة على الأقل.
    [tries] كل إجابة خاطئة تُنقص ربع نقطة، ويبقى لك ربع نقطة على الأقل.
    [hints] كل تلميح يُنقص ربع نقطة.
   *[nothing] {""}
  }
contract-looking = إن اطّلعت على الحل فلا تُحسب لك نقطة.
contract-hidden = لكل سؤال إجابة واحدة، ولك نقطة إن كانت صحيحة. ولن ترى هنا هل هي صحيحة.
contract-read = هذه هي الإجابات كما سُلّمت. لا يمكن تغييرها هنا.
contract-score = درجتك هي نسبة نقاطك إلى مجموع النقاط.
contract-match = إن ربحت مباراة فدرجتها { $all }، وإن خسرتها { $none }. { $costs ->
    [both] كل نقلة تتراجع عنها إلى غيرها وكل تلميح يُنقص منها { $quarter }، ويبقى لك { $quarter } على الأقل.
    [undo] كل نقلة تتراجع عنها إلى غيرها تُنقص منها { $quarter }، ويبقى لك { $quarter } على الأقل.
    [hints] كل تلميح يُنقص منها { $quarter }، ويبقى لك { $quarter } على الأقل.
   *[nothing] {""}
  }
contract-again = يمكنك اللعب من جديد: تُحسب أفضل مباراة لك.
contract-lesson = تأتي درجتك من التمارين في آخر الدرس.
contract-pass = تنجح بدرجة { $mark }.

## ما أُنجز

progress-hidden = أُجيب عن { $answered } من { $count }
progress = حُلّ { $solved } من { $count }
progress-score = { progress }، والدرجة { $score }
finished = كان هذا الأخير: { progress-score }.
