-- Spec: organisations-et-modules#initialisation: the tree comes from the pack of the open
-- campaigns, or of the latest one; without any campaign there is no tree.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select organisation.creer(essai.id('organisation NEUVE'), 'NEUVE', 'Neuve', 'fr', 'UTC', 'XOF',
  essai.t());
select utilisateur.creer(essai.id('admin NEUVE'), 'admin', 'Admin', essai.t());
select is(essai.issue_de('select activite.initialiser(essai.session(), null, essai.t())'),
  '404 campagne_introuvable', 'none');
select campagne.creer(essai.id('campagne NEUVE'), 'C1', 'C', 2026, '2026-01-01', '2026-12-31',
  (select v.id from pack.pack_version v order by v.publie_le limit 1), essai.t());
select is((essai.issue_de('select activite.initialiser(essai.session(), null, essai.t())'))::jsonb
  #>> '{activites,0,etat}', 'actif', 'one in preparation');

select * from finish();
rollback;
