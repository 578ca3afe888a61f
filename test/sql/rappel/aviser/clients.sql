-- Spec: documents#avis-rappel: an executed recall has a notice of everything that it reached, and
-- one for each client with only the goods shipped to them.
begin;
set local role metier;
select plan(3);
select essai.preparer();
select essai.filiere();
create temporary table r as select essai.rappeler(jsonb_build_object('origines',
  jsonb_build_array(jsonb_build_object('genre', 'producteur', 'id', essai.id('Kossi'))))) as id;
select is((select count(*) from document.document d where d.type = 'avis_rappel'), 0::bigint,
  'a plan tells nobody');
select rappel.executer((select id from r), essai.id('rsci ESSAI'), essai.t(5));
select is((select count(*) from document.document d
    where d.type = 'avis_rappel' and d.entite_id = (select id from r) and d.pour_id = d.entite_id),
  1::bigint, 'one of all');
select set_eq($$
  select d.pour_id, jsonb_array_length(d.donnees #> '{contenu,lignes}')::bigint
  from document.document d where d.type = 'avis_rappel' and d.pour_id <> d.entite_id
$$, $$
  select l.client_id, count(*) from rappel.ligne l
  where l.rappel_id = (select id from r) and l.phase = 'execution' and l.client_id is not null
    and l.genre in ('lot', 'expedition', 'collecte')
  group by l.client_id
$$, 'one for each client, of their own');

select * from finish();
rollback;
