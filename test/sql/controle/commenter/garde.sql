-- Spec: file-de-controle#commentaires: an open and a lifted item keep each comment with its author
-- and its instant; the database refuses every change of it.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from essai.collecter('a', '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, '
  '"net_marchand_g": 1}}');
create temporary table k as select c.id from controle.controle c where c.motif = 'ecart_calcul';
create function pg_temp.dire(p_id uuid, p_texte text, p_jour integer) returns json
language sql as $$
  select controle.commenter(p_id, jsonb_build_object('texte', p_texte), essai.id('rsci ESSAI'),
    essai.t(p_jour))
$$;
select is(pg_temp.dire(k.id, 'Pesée revue', 1) ->> 'auteur', (
  select u.nom_affiche from utilisateur.utilisateur u where u.id = essai.id('rsci ESSAI')),
  'the response names the author') from k;
select is(essai.lever('rsci ESSAI', 'a', 'ecart_calcul', 'confirmation_serveur'), 'leve',
  'the item is lifted');
select is(pg_temp.dire(k.id, 'Vu au siège', 2) ->> 'texte', 'Vu au siège',
  'a lifted item takes comments') from k;
select is((
  select jsonb_agg(jsonb_build_array(m.dit ->> 'texte', m.dit ->> 'le'))
  from k, fiche.de_controle(k.id,
    (core.organisation_id(), essai.id('rsci ESSAI'), true)::utilisateur.session, essai.t(3)) as f,
    jsonb_array_elements(f -> 'commentaires') as m (dit)),
  jsonb_build_array(
    jsonb_build_array('Pesée revue', core.horodatage(essai.t(1))),
    jsonb_build_array('Vu au siège', core.horodatage(essai.t(2)))),
  'the item shows them, oldest first');
select throws_ok($$ select pg_temp.dire(essai.id('?'), 'x', 1) $$, 'TR404', 'controle_inconnu',
  'an item that does not exist');
select throws_ok($$ update controle.commentaire set texte = 'autre' $$, '42501', null,
  'a comment is never changed');

select * from finish();
rollback;
