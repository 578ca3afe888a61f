-- Spec: genealogie#parts: the walk ends at suppliers, producers and masses that movements lost or
-- found. The mass of an expected reference is unexplained before its collections arrive; a returned
-- container continues in its new lot.
begin;
set local role metier;
select plan(9);
select essai.preparer();

select from unnest('{a,b,c}'::text[]) as n, essai.lot(n, 1000, 'validé');
insert into reception.apport (organisation_id, id, reception_id, rang, reference_provisoire,
  quantite_g, recu_g)
values (core.organisation_id(), essai.id('attendu'), essai.id('reception a'), 1, 'BR-A', 900, 900);
select from essai.collecter('tardive');
create function pg_temp.mouvoir(p_genre text, variadic p_lignes matiere.ligne[]) returns uuid
language sql as $$
  select matiere.mouvoir(p_genre, 'essai', essai.id('x'), p_lignes, essai.id('rsci ESSAI'),
    essai.t(), essai.t())
$$;
create function pg_temp.ligne(p_genre text, p_objet uuid, p_quantite_g bigint,
  p_record uuid default null) returns matiere.ligne language sql as $$
  select (matiere.compte_de(p_genre, p_objet), essai.produit('ANANAS'), p_quantite_g,
    p_record)::matiere.ligne
$$;
-- Lot `a` expects 900 g, and 300 g arrive; a supplier gets 100 g of `b` back, and delivered 50 g
-- into `c` before.
select from pg_temp.mouvoir('reception', pg_temp.ligne('attendu', essai.id('attendu'), -900),
  pg_temp.ligne('lot', essai.id('lot a'), 900));
select from pg_temp.mouvoir('rapprochement',
  pg_temp.ligne('garde', essai.id('agent ESSAI'), -300, essai.id('tardive')),
  pg_temp.ligne('attendu', essai.id('attendu'), 300, essai.id('tardive')));
select from pg_temp.mouvoir('retour', pg_temp.ligne('lot', essai.id('lot b'), -100),
  pg_temp.ligne('fournisseur', essai.id('f'), 100));
select from pg_temp.mouvoir('reception', pg_temp.ligne('fournisseur', essai.id('f'), -50),
  pg_temp.ligne('lot', essai.id('lot c'), 50));

select results_eq($$ select o.genre, o.quantite_g, o.reste_g
    from genealogie.parts('amont', array[('lot', essai.id('lot a'))::matiere.noeud],
      array[1900]) as o
    order by o.genre $$,
  $$ values ('attendu', 900::bigint, 600::bigint), ('collecte', 300, 300), ('inconnu', 1000, 1000),
    ('lot', 1900, 0) $$, 'a third of the reference is known');
select results_eq($$ select o.genre, o.reste_g
    from genealogie.parts('aval', array[('collecte', essai.id('tardive'))::matiere.noeud],
      array[300]) as o
    order by o.genre $$,
  $$ values ('attendu', 0::bigint), ('collecte', 0), ('lot', 300) $$,
  'forward through the reference');
select bag_eq($$ select r.genre from essai.parts('amont', essai.id('lot c')) as r $$,
  $$ values ('lot'), ('inconnu'), ('fournisseur') $$, 'not what the supplier got back');
select bag_eq($$ select a.genre from genealogie.ancetres(array[essai.id('lot c')]) as a $$,
  $$ values (null), ('inconnu'), ('fournisseur') $$, 'nor for a recall');
select bag_eq($$ select d.genre from genealogie.descendants(array[essai.id('lot b')]) as d $$,
  $$ values (null), ('fournisseur') $$, 'nor forward');
select bag_eq($$ select r.genre from essai.parts('aval', essai.id('f')) as r $$,
  $$ values ('fournisseur'), ('lot') $$, 'but from the supplier on');
select results_eq($$ select r.genre, r.quantite_g from essai.parts('amont', essai.id('f')) as r
    order by r.genre $$,
  $$ values ('fournisseur', 100::bigint), ('inconnu', 100), ('lot', 100) $$,
  'and what the supplier got back is made of');

select from essai.faire_partir('e', '{"b": 400}');
select from pg_temp.mouvoir('retour',
  pg_temp.ligne('client', essai.id('client'), -150, essai.id('expedition e')),
  pg_temp.ligne('lot', essai.id('lot c'), 150, essai.id('expedition e')));
select results_eq($$ select o.genre, o.reste_g
    from genealogie.parts('aval', array[('lot', essai.id('lot b'))::matiere.noeud],
      array[1000]) as o
    order by o.genre, o.reste_g $$,
  $$ values ('expedition', 250::bigint), ('fournisseur', 100), ('lot', 150), ('lot', 500) $$,
  'what stays at the client, what came back, what never left');
select is((select r.quantite_g from essai.parts('amont', essai.id('?')) as r), 0::bigint,
  'nothing is made of nothing');

select * from finish();
rollback;
