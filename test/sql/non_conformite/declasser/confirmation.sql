-- Spec: registres#declassement: `confirmation` leaves the states as they are, and what a finding
-- proposes no more after a correction is not decided.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select essai.faire('non_conformite.constater', n,
  '{"constat_code": "pesticide", "gravite": "critique"}') from unnest('{p,q}'::text[]) as n;
select is(essai.lever('rsci ESSAI', 'p', 'intrant_non_autorise', 'confirmation'), 'leve',
  'decided');
select is(conformite.etat_parcelle(essai.id('parcelle Kossi'), 'AB', essai.t(5)), 'AB',
  'the plot stays');
update non_conformite.non_conformite set statut = 'sans_objet' where id = essai.id('q');
select is(essai.lever('rsci ESSAI', 'q', 'intrant_non_autorise', 'non_conformite'),
  '400 decision_invalide', 'nothing is proposed any more');
select is((select non_conformite.peut_declasser(c) from controle.controle c
  where c.entite_id = essai.id('q')), false, 'nor is the decision offered');

select * from finish();
rollback;
