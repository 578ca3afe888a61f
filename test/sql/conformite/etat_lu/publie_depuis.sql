-- Spec: packs-et-campagnes#referentiels: a state comes from the batch's reading; one published
-- since is looked up, and an unknown one is null.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create temp table lus as select conformite.etats_connus() as etats;
select bag_eq($$
    select r.key as r, e.key as e, e.value as v
    from lus l, jsonb_each(l.etats) r, jsonb_each(r.value) e
  $$, $$
    select e.referentiel_code, e.code, conformite.etat_lu(null, e.referentiel_code, e.code)
    from conformite.etat e
  $$, 'all of them are read at once, as each one is');
insert into conformite.etat
  (referentiel_code, code, libelle_fr, libelle_en, rang, categorie_affichage)
select e.referentiel_code, 'nouveau', 'Nouveau', 'New', 99, 'bio' from conformite.etat e limit 1;
select is(conformite.etat_lu(l.etats, e.referentiel_code, 'nouveau'),
  '{"rang": 99, "categorie": "bio"}', 'one of since is known')
from lus l, conformite.etat e where e.code = 'nouveau';
select is(conformite.etat_lu(l.etats, e.referentiel_code, 'jamais'), null, 'one of never is not')
from lus l, conformite.etat e where e.code = 'nouveau';
select is(conformite.etat_lu(l.etats, 'jamais', 'nouveau'), null, 'nor is one of no referential')
from lus l;
select is(conformite.etat_lu('{"r": {"e": {"rang": 7}}}', 'r', 'e'), '{"rang": 7}',
  'what was read is not asked for again');

select * from finish();
rollback;
