-- Spec: file-de-controle#fusion: `capacite_depassee`: two records of one person had two ceilings;
-- after their merge, their total consumption counts under one ceiling.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select essai.provoquer('doublon_identite');
insert into capacite.solde (organisation_id, campagne_id, producteur_id, matiere_code, etat_code,
  plafond_g)
select core.organisation_id(), essai.id('campagne ESSAI'), essai.id(n), 'ANANAS', 'conventionnel',
  500000 from unnest('{premier,x}'::text[]) as n;
select essai.collecter(n, essai.kg(300000) || jsonb_build_object('producteur_id', essai.id(p),
    'parcelle_id', essai.id('?'), 'qualite_declaree', '{}'::jsonb))
from (values ('a', 'premier'), ('b', 'x')) as v (n, p);
select is((select count(*) from controle.controle k where k.motif = 'capacite_depassee'), 0::bigint,
  'each below their ceiling');
select is(essai.lever('rsci ESSAI', 'x', 'doublon_identite', 'fusion'), 'leve',
  'they are one person');
select is((select array_agg(k.entite_id) from controle.controle k
    where k.motif = 'capacite_depassee'), array[essai.id('b')],
  'the one that crosses the common ceiling is under control');

select * from finish();
rollback;
