-- Spec: packs-et-campagnes#cloture: `ouverte` → `cloturee`; commands are judged by the instant of
-- closing.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from campagne.cloturer(essai.id('campagne ESSAI'), essai.t());
select results_eq(
  'select c.statut, lower(c.active_pendant), upper(c.active_pendant) from campagne.campagne c',
  $$ values ('cloturee', essai.t(-100), essai.t()) $$,
  'closed at its instant');
select throws_ok($$ select campagne.cloturer(essai.id('campagne ESSAI'), essai.t(1)) $$, 'TR409',
  'campagne_non_ouverte',
  'not twice');
select throws_ok($$ select campagne.cloturer(essai.id('campagne VOISIN'), essai.t(1)) $$, 'TR404',
  'campagne_introuvable',
  'not the neighbour''s');
select campagne.creer(essai.id('C27'), 'C27', 'Campagne', 2027, '2027-01-01', '2027-12-31',
  (select c.pack_version_id from campagne.campagne c), essai.t(-1));
select throws_ok($$ select campagne.cloturer(essai.id('C27'), essai.t(1)) $$, 'TR409',
  'campagne_non_ouverte',
  'not in preparation');

select * from finish();
rollback;
