declare const compressed: string;
export default compressed;
