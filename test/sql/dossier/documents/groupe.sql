-- Spec: dossiers#documents: a group's dossier holds the statements of its own producers.
begin;
set local role metier;
select plan(2);
select essai.preparer();
create function pg_temp.releves(p_groupement_id uuid) returns bigint language sql as $$
  select count(*)
  from dossier.documents(
    jsonb_build_object(
      'campagne', jsonb_build_object('id', essai.id('campagne')),
      'groupement', jsonb_build_object('id', p_groupement_id),
      'depuis', essai.t(), 'jusqu_a', essai.t(2)),
    '{releve_producteur}', '00000000-0000-0000-0000-000000000000', 10)
$$;
insert into document.document
  (organisation_id, type, entite_id, pour_id, indice, code, empreinte, langue, donnees, etabli_le)
select p.organisation_id, 'releve_producteur', p.id, p.id, 1, repeat('0', 16), repeat('0', 64),
       'fr', '{}', essai.t(1)
from producteur.producteur p limit 1;

select is(pg_temp.releves(p.groupement_id), 1::bigint, 'its own')
from producteur.producteur p join document.document d on d.entite_id = p.id;
select is(pg_temp.releves(essai.id('ailleurs')), 0::bigint, 'and those of nobody else');

select * from finish();
rollback;
