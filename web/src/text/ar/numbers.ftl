less = { $label }: إنقاص واحد
more = { $label }: زيادة واحد

from-to = أدخل عددًا صحيحًا من { $smallest } إلى { $largest }.
problem-not-a-number = أدخل أرقامًا، مثل 1,000,000 أو 10^6.
problem-negative = أدخل عددًا صحيحًا من 1 إلى { $largest }، ولا يكون سالبًا.
problem-not-whole = أدخل عددًا صحيحًا بلا فاصلة عشرية.
problem-bad-grouping = الفواصل والمسافات تفصل كل ثلاثة أرقام، كما في 1,000,000.
problem-too-large = أدخل { $largest } على الأكثر.
