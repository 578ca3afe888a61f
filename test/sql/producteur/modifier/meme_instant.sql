-- Spec: types-de-commandes#producteur-modifier: of one phone the sequence is the order: two
-- changes of a member's group at one instant, as phones without a clock tell them, are no
-- conflict.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

insert into organisation.groupement (organisation_id, id, code, nom)
select core.organisation_id(), essai.id(g), g, g from unnest('{G2,G3,G4}'::text[]) as g;
create function pg_temp.modifier(p_nom text, p_auteur text) returns text language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom,
    jsonb_build_object('champs', jsonb_build_object('groupement_id', essai.id(p_nom))),
    essai.capture(essai.t(0, '07:00')), p_auteur))
$$;
create function pg_temp.groupes() returns text language sql as $$
  select string_agg(g.code, ',' order by r.le, r.rang)
  from producteur.rattachement r join organisation.groupement g on g.id = r.groupement_id
  where r.producteur_id = essai.id('Kossi')
$$;
select is(pg_temp.modifier('G2', 'agent'), null, 'one''s first change');
select is(pg_temp.modifier('G3', 'agent'), null, 'the next one at the same instant');
select is(pg_temp.groupes(), 'G2,G3', 'follows the first');
select is(producteur.groupement_au(essai.id('Kossi'), essai.t(0, '07:00')), essai.id('G3'),
  'and is the one that counts from then on');
select is(pg_temp.modifier('G4', 'collègue'), 'modification_concurrente',
  'another phone''s at that instant is in conflict');

select * from finish();
rollback;
