-- Spec: types-de-commandes#producteur-modifier, commandes#ordre-d-arrivee: a modification that was
-- cancelled before another one arrives has no conflict with it, as if it had come second.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

create function pg_temp.modifier(p_nom text, p_localite text, p_auteur text) returns text
language sql as $$
  select coalesce(essai.motifs(essai.faire('producteur.modifier', p_nom, jsonb_build_object(
    'version_base', 2, 'champs', jsonb_build_object('localite', p_localite)), '{}', p_auteur)),
    'accepté')
$$;
select from essai.faire('producteur.modifier', 'zéro',
  '{"version_base": 1, "champs": {"localite": "Bohicon"}}');
select is(pg_temp.modifier('un', 'Dassa', 'agent'), 'accepté', 'a first modification');
select is(commande.annuler(essai.id('commande un'), 'erreur', essai.id('rsci ESSAI'),
  essai.t()) ->> 'raison', 'erreur', 'is cancelled');
select is(pg_temp.modifier('deux', 'Savalou', 'collègue'), 'accepté',
  'another one of the same version is applied');
select is((select p.localite from producteur.producteur p where p.id = essai.id('Kossi')),
  'Savalou', 'and its value stands');

select * from finish();
rollback;
