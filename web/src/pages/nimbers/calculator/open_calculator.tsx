import type { OpenPart } from '../part';
import { CalculatorModel } from './calculator_model';
import { Calculator } from './Calculator';

export const openCalculator: OpenPart = (engine, keep) => {
  const model = new CalculatorModel(engine, keep);
  return {
    settings: model.settings,
    visit: (query) => model.visit(query),
    View: () => <Calculator model={model} engine={engine} />,
  };
};
