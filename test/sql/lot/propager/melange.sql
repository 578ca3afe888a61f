-- Spec: lots#requalification: a mixture of products, and returned goods, are lowered with their
-- inputs; a mixture does not rise automatically.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select from essai.lot('a', 1000, 'validé', 'C1');
select from essai.transformer('{a}', 'jus', 100, 'JUS');
select from essai.transformer('{a,jus}', 'mélange', 50);
select from essai.embarquer('a', 'navire', 100);
select from essai.transformer('{a}', 'revenu', 1);
create temporary table retour (lot_id uuid);
insert into lot.lot (organisation_id, id, campagne_id, nature, produit_id, statut, reception_id,
  parent_id, emplacement_id, cree_le, auteur_id)
select l.organisation_id, essai.id('lot retour'), l.campagne_id, l.nature, l.produit_id,
  'en_attente', l.reception_id, l.id, l.emplacement_id, essai.t(3), l.auteur_id
from lot.lot l where l.id = essai.id('lot a');
insert into matiere.solde
values (core.organisation_id(), matiere.compte_de('lot', essai.id('lot retour')),
  essai.produit('ANANAS'), 0);
select from lot.qualifier(essai.id('lot retour'), '{"AB": "C1"}', 'apports', null,
  essai.id('rsci ESSAI'), essai.t(3));
select from matiere.mouvoir('reception', 'expedition', essai.id('navire'), array[
  (matiere.compte_de('client', essai.id('client')), essai.produit('ANANAS'), -100,
    essai.id('navire')),
  (matiere.compte_de('lot', essai.id('lot retour')), essai.produit('ANANAS'), 100,
    essai.id('navire'))]::matiere.ligne[], essai.id('rsci ESSAI'), essai.t(3), essai.t(3));
select from lot.requalifier(essai.id('lot a'), '{"AB": "AB"}', 'correction', 'essai',
  essai.id('rsci ESSAI'), essai.t(4));
select is(array[essai.etat('jus'), essai.etat('retour')], array['AB AB', 'AB AB'],
  'of one product they rise');
select is(essai.etat('mélange'), 'AB C1', 'a mixture of products does not');
select from lot.qualifier(essai.id('lot mélange'), '{"AB": "AB"}', 'decision', 'x',
  essai.id('rsci ESSAI'), essai.t(4));
select from lot.requalifier(essai.id('lot a'), '{"AB": "C2"}', 'correction', 'essai',
  essai.id('rsci ESSAI'), essai.t(5));
select is(array[essai.etat('jus'), essai.etat('retour'), essai.etat('mélange')],
  array['AB C2', 'AB C2', 'AB C1'], 'all fall, different products in conversion below it');
select is(essai.renverser(essai.mouvement('reception')), 'contrepassation_refusee',
  'what came back is its expedition''s');

-- A referential that only one input has: the state under it limits the state under the other
-- referential.
select essai.referentiel_nop();
select from essai.lot('x', 1000, 'validé', 'AB');
select from essai.lot('y', 1000, 'validé', 'AB');
select from essai.transformer('{x,y}', 'xy', 100);
create function pg_temp.montre(p_etat text) returns text language plpgsql as $$
begin
  perform lot.requalifier(essai.id('lot x'), jsonb_build_object('AB', 'AB', 'NOP', p_etat),
    'correction', 'essai', essai.id('rsci ESSAI'), essai.t(4));
  return concat_ws(' ', lot.categorie(essai.id('lot x')), lot.categorie(essai.id('lot xy')));
end
$$;
select is(pg_temp.montre('NOP'), 'bio bio', 'a state that holds nothing down changes nothing');
select is(pg_temp.montre('TR'), 'conventionnel conventionnel',
  'what an input falls to, what is made of it shows too');
select from essai.lot('z', 1000, 'validé', 'AB');
select from essai.transformer('{z}', 'jus z', 500, 'JUS');
select from essai.transformer('{y,jus z}', 'deux produits', 100);
select lot.requalifier(essai.id('lot y'), '{"AB": "C2"}', 'correction', 'essai',
  essai.id('rsci ESSAI'), essai.t(4));
select is(essai.etat('deux produits'), 'AB C1',
  'different products, one of which falls to a conversion, are conventional');

select * from finish();
rollback;
