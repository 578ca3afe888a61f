-- Spec: receptions#devalidation: a devalidation is refused for a lot in quarantine, used, archived,
-- or in a place that no longer admits it.
begin;
set local role metier;
select plan(8);
select essai.preparer_receptions();

select essai.collecter('c2'), essai.collecter('c3'), essai.recevoir('q'),
  essai.recevoir('u', '{c2}'), essai.recevoir('a', '{c3}');
select essai.traiter_reception(n, 'valider') from unnest('{q,u,a}'::text[]) as n;
select lot.mettre_en_quarantaine((essai.recue('q')).lot_id, 'x', null, essai.id('rsci ESSAI'),
  essai.t(1));
select is(essai.traiter_reception('q', 'devalider', 'x'), '409 lot_en_quarantaine',
  'nothing leaves quarantine');
create temporary table sortie as select matiere.mouvoir('etape', 'lot', (essai.recue('u')).lot_id,
  array[
  (matiere.compte_de('lot', (essai.recue('u')).lot_id), essai.produit('ANANAS'), -1, null),
  (matiere.compte_de('perte', null), essai.produit('ANANAS'), 1, null)]::matiere.ligne[],
  essai.id('rsci ESSAI'), essai.t(1), essai.t(1)) as id;
select is(essai.traiter_reception('u', 'devalider', 'x'), '409 matiere_deja_utilisee',
  'something was taken');
select isnt(matiere.contrepasser((select s.id from sortie s), essai.id('rsci ESSAI'), essai.t(1)),
  null, 'put back');
insert into emplacement.qualite_admise values (core.organisation_id(), essai.place(), 'conversion');
select is(essai.traiter_reception('u', 'devalider', 'x'), '409 qualite_non_admise',
  'a place that no longer admits it');
reset role;
delete from emplacement.qualite_admise;
set local role metier;
select from matiere.mouvoir('correction', 'collecte', essai.id('c2'), array[
  (matiere.compte_de('lot', (essai.recue('u')).lot_id), essai.produit('ANANAS'), -1,
    essai.id('c2')),
  (matiere.compte_de('perte', null), essai.produit('ANANAS'), 1, essai.id('c2')),
  (matiere.compte_de('lot', (essai.recue('u')).lot_id), essai.produit('ANANAS'), 1, null),
  (matiere.compte_de('perte', null), essai.produit('ANANAS'), -1, null)]::matiere.ligne[],
  essai.id('rsci ESSAI'), essai.t(1), essai.t(1));
select is(essai.traiter_reception('u', 'devalider', 'x'), 'en_attente',
  'a correction within the lot takes nothing');
select is(essai.statut_du_lot('u'), 'en_attente 100000', 'the same quantity');
select lot.changer_statut((essai.recue('a')).lot_id, 'archiver', 'x', essai.id('rsci ESSAI'),
  essai.t(1));
select is(essai.traiter_reception('a', 'devalider', 'x'), '409 lot_non_debitable', 'put away');
select is(essai.traiter_reception('a', 'annuler', 'x'), '409 transition_refusee',
  'nor is it cancelled');

select * from finish();
rollback;
