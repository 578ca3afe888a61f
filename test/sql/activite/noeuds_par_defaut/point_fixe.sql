-- Spec: organisations-et-modules#initialisation: the default is consistent: an activity is off if
-- any of its ancestors or prerequisites is off.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select is(activite.noeuds_par_defaut(essai.t()), '{production,collecte}', 'the core alone');
select module.activer('procedes', essai.t(-1));
select is(activite.noeuds_par_defaut(essai.t()), '{production,collecte}',
  'its parent belongs to a module that is not active');
select module.activer('stock', essai.t(-1));
select is(activite.noeuds_par_defaut(essai.t()), '{production,collecte,station,reception,sechage}',
  'all of it');
update module.activation set actif_pendant = '{}' where module = 'noyau';
select is(activite.noeuds_par_defaut(essai.t()), '{}', 'without its root nothing');

select * from finish();
rollback;
