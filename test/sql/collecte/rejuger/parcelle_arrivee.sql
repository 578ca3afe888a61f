-- Spec: collectes#rejugement: once its plot is known, a collection consumes the capacity of that
-- plot's state, and releases the rest.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.collecter('x', jsonb_build_object('parcelle_id', essai.id('neuve')));
insert into parcelle.parcelle (organisation_id, id, producteur_declare, producteur_id, nom,
  surface_declaree_m2, cree_le)
values (core.organisation_id(), essai.id('neuve'), essai.id('Kossi'), essai.id('Kossi'), 'neuve', 1,
  essai.t(-10));
insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code,
  periode, raison)
values (core.organisation_id(), essai.id('neuve'), 'AB', 'AB', tstzrange(essai.t(-10), null),
  'essai');

select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'the plot has arrived');
select is((select q.etat_code from collecte.qualite q), 'AB', 'its quality state counts');
select is((select s.consomme_g from capacite.solde s where s.etat_code = 'AB'), 100000::bigint,
  'the capacity of that state is drawn upon');
select is(coalesce((select sum(s.consomme_g) from capacite.solde s where s.etat_code <> 'AB'), 0),
  0::numeric,
  'and no other');

select * from finish();
rollback;
