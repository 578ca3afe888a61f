-- Spec: editeur#fautes: before its publication, a draft lists its contradictions of the catalogue,
-- by the path of the state.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select is(pack.contredits(essai.document_pack()), '[]', 'as the catalogue is');
select is(pack.contredits(jsonb_set(essai.document_pack(), '{referentiels,0,etats,1,rang}', '98')),
  '[{"chemin": "/referentiels/0/etats/1",
     "raison": "catalogue: known with another rank or category"}]', 'a state that moved');

select * from finish();
rollback;
