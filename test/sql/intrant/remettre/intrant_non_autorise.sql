-- Spec: types-de-commandes#intrant-remettre: under control if no list of the packs allows this
-- input in a referential of the producer.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

select essai.producteur('Afi', 'HS');
insert into producteur.producteur (organisation_id, id, nom, prenoms, cree_le)
values (core.organisation_id(), essai.id('Sans terre'), 'Sans terre', '', essai.t(-1));
create function pg_temp.remettre(p_nom text, p_code text, p_producteur text default 'Kossi')
returns text language sql as $$
  select essai.motifs(essai.faire('intrant.remettre', p_nom,
      jsonb_build_object('producteur_id', essai.id(p_producteur),
    'intrant_id', (select i.id from intrant.intrant i where i.code = p_code))))
$$;

select is(pg_temp.remettre('compost', 'compost'), null, 'an input on the list');
select is(pg_temp.remettre('uree', 'uree'), 'intrant_non_autorise', 'one that is on no list');
select is((select k #> '{0,details}' from essai.constats('uree') as k),
  jsonb_build_object('intrant_id', essai.id('urée ESSAI'), 'producteur_id', essai.id('Kossi'),
    'referentiels', '["AB"]'::jsonb),
  'the details name the referentials that refuse it');
select is(pg_temp.remettre('hors statut', 'uree', 'Afi'), null,
  'whose plots have no status is engaged in nothing');
select is(pg_temp.remettre('sans terre', 'uree', 'Sans terre'), null, 'who has no plot neither');

select is(pg_temp.remettre('phosphate', 'phosphate'), null,
  'an input on the list of the only referential');
insert into conformite.statut_parcelle (organisation_id, parcelle_id, referentiel_code, etat_code,
  periode, raison)
values (core.organisation_id(), essai.id('parcelle Kossi'), 'NOP', 'NOP',
  tstzrange(essai.t(-200), null), 'essai');
select is(pg_temp.remettre('deux référentiels', 'phosphate'), 'intrant_non_autorise',
  'engaged in a second one that does not list it');
select is((select k #> '{0,details,referentiels}' from essai.constats('deux référentiels') as k),
  '["NOP"]', 'that one refuses it');

select * from finish();
rollback;
