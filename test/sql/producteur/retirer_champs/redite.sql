-- Spec: file-de-controle#annulation, types-de-commandes#producteur-modifier, conservation#quand: a
-- value that two modifications set stays until the last of them is cancelled; each of them is about
-- the member.
begin;
set local role metier;
select plan(16);
select essai.preparer_operations();

create function pg_temp.modifier(p_nom text, p_localite text, p_auteur text, p_base integer)
returns text language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom, jsonb_build_object(
    'version_base', p_base, 'champs', jsonb_build_object('localite', p_localite)), '{}', p_auteur))
$$;
create function pg_temp.localite() returns text language sql as $$
  select p.localite from producteur.producteur p where p.id = essai.id('Kossi')
$$;

select from pg_temp.modifier('racine', 'Allada', 'agent', 1);
select is(pg_temp.modifier('zéro', 'Bohicon', 'agent', 2), null, 'a village');
select is(pg_temp.modifier('avant', 'Bohicon', 'collègue', 3), null, 'repeated by a colleague');
select is(pg_temp.modifier('un', 'Dassa', 'agent', 3), null, 'another village');
select is(pg_temp.modifier('deux', 'Dassa', 'collègue', 4), null, 'repeated by a colleague');
select is(pg_temp.modifier('trois', 'Dassa', 'agent', 4), null, 'and once more');
select is((select p.version from producteur.producteur p where p.id = essai.id('Kossi')), 4,
  'which makes no version');
select is((select k.producteur_id from conservation.concernes() as k
    where k.commande_id = essai.id('commande trois')), essai.id('Kossi'),
  'a command that changed nothing is about the member all the same');
select essai.annuler('un');
select is(pg_temp.localite(), 'Dassa', 'the first is cancelled: the village stays');
select is((select h.commande_id from producteur.champ h
    where h.producteur_id = essai.id('Kossi') and h.champ = 'localite'
    order by h.version desc limit 1), essai.id('commande deux'), 'by the second');
select essai.annuler('trois');
select is(pg_temp.localite(), 'Dassa', 'the third repeated it');
select essai.annuler('deux');
select is(pg_temp.localite(), 'Bohicon', 'without all three it is the village of before');
select essai.annuler('zéro');
select is(pg_temp.localite(), 'Bohicon', 'which a colleague repeated too');

select is(pg_temp.modifier('faux', 'Savè', 'collègue', 9), null, 'a village with a wrong name');
select is(pg_temp.modifier('vieux', 'Savè', 'agent', 1), null, 'repeated by an old phone');
select essai.annuler('faux');
select is(pg_temp.localite(), 'Bohicon', 'the old phone did not know the village');
select is(essai.ouverts('vieux'), 'modification_concurrente', 'so that a person decides');

select * from finish();
rollback;
