-- Spec: commandes#droits: each failed check has its motif, and all are written.
begin;
set local role metier;
select plan(3);
select essai.preparer();

update utilisateur.attribution set periode = tstzrange(lower(periode), essai.t(-2));
select from appareil.revoquer(essai.id('appareil ESSAI'), 'volé', essai.t(-2));

select is(
  essai.motifs(essai.collecter('x', '{}', '{}',
      jsonb_build_object('synchro_precedente', essai.t(-30)))),
  'droit_manquant,apres_revocation,hors_ligne_depasse', 'three checks failed');
select is((select count(*) from controle.controle), 3::bigint, 'three controls');
select is((select count(*) from collecte.collecte), 1::bigint, 'the collection is written');

select * from finish();
rollback;
