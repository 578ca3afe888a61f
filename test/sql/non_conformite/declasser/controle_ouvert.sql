-- Spec: registres#declassement: a control that a finding opened in an earlier release is decided in
-- the former way. After the act `declasser` applied the downgrade, this decision is no longer
-- offered.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();
create function pg_temp.ouvrir(p_nom text) returns void language sql as $$
  select essai.faire('non_conformite.constater', p_nom,
    '{"constat_code": "pesticide", "gravite": "critique"}');
  insert into controle.controle
    (organisation_id, id, commande_id, motif, entite, entite_id, details, auteur_id, ouvert_le)
  select n.organisation_id, gen_random_uuid(), n.commande_id, 'intrant_non_autorise',
         'non_conformite', n.id, jsonb_build_object('constat_code', 'pesticide'), n.auteur_id,
         essai.t()
  from non_conformite.non_conformite n where n.id = essai.id(p_nom)
$$;
select pg_temp.ouvrir(n) from unnest('{p,q,r}'::text[]) as n;

select is(essai.lever('rsci ESSAI', 'p', 'intrant_non_autorise', 'confirmation'), 'leve',
  'confirmed');
select is(conformite.etat_parcelle(essai.id('parcelle Kossi'), 'AB', essai.t(5)), 'AB',
  'the plot stays');
select is(essai.lever('rsci ESSAI', 'r', 'intrant_non_autorise', 'non_conformite'), 'leve',
  'sanctioned');
select is(conformite.etat_parcelle(essai.id('parcelle Kossi'), 'AB', essai.t(5)), 'C1',
  'the plot falls');
select non_conformite.declasser(essai.id('q'), 'vu', essai.id('rsci ESSAI'), essai.t());
select is(essai.lever('rsci ESSAI', 'q', 'intrant_non_autorise', 'non_conformite'),
  '400 decision_invalide', 'nothing is proposed any more');

select * from finish();
rollback;
