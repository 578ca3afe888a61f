-- Spec: packs-et-campagnes#cochage: only a supplier's quality is declared, under a referential in
-- use, with a state of the catalogue.
begin;
set local role metier;
select plan(6);
select essai.preparer_receptions();

select is(essai.recevoir('x', '{c1}', '{"qualite_declaree": {"AB": "AB"}}'),
  '400 parametre_invalide', 'members declare with their collections');
select is(essai.acheter('x'), '409 referentiel_non_coche', 'a referential that is not used');
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
select is(essai.acheter('x', '{"qualite_declaree": {"AB": "C9"}}'), '404 etat_inconnu',
  'a state that nobody knows');
select is(essai.acheter('x', '{"qualite_declaree": {"XX": "C1"}}'), '404 referentiel_inconnu',
  'a referential that nobody knows');
select is(essai.acheter('x', '{"qualite_declaree": {"AB": "C2"}}'), 'en_attente', 'in conversion');
select is(lot.categorie((essai.recue('x')).lot_id), 'conversion', 'so is the lot');

select * from finish();
rollback;
