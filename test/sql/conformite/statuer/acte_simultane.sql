-- Spec: service#actes-simultanes: an act that waited for a plot's lock is judged by the state given
-- meanwhile.
begin;
set local role metier;
select plan(3);
select essai.preparer();
select essai.grille();

select essai.champ_neuf('neuf');
select essai.statut('neuf', 'AB', '2020-01-01');
select is(essai.statuer('neuf', 'C1', essai.t(2), '{}', essai.t(2)), 'C1', 'a fall');
select is(essai.statuer('neuf', 'AB', essai.t(1), '{}', essai.t(1)), '409 conversion_trop_rapide',
  'is not erased by who waited');
select is((select max(r.enregistree_le) from conformite.revision r
    where r.parcelle_id = essai.id('neuf')), essai.t(2), 'nothing was written');

select * from finish();
rollback;
