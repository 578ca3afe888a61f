-- Spec: file-de-controle#pieces: the control is lifted once all files have arrived, or without them
-- by a confirmation.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

create function pg_temp.avec_pieces(p_nom text) returns void language sql as $$
  select essai.collecter(p_nom, essai.kg(1), '{}', '{}',
    jsonb_build_object('enveloppe', jsonb_build_object('pieces_jointes', (
    select jsonb_agg(jsonb_build_object('fichier_id', essai.id(p_nom || r), 'sha256', 'aa', 'role',
        r)) from unnest('{photo,signature}'::text[]) as r))));
  select null::void
$$;
select pg_temp.avec_pieces(n) from unnest('{x,y}'::text[]) as n;
select from commande.relever_pieces_manquantes(essai.t(15));
select is(essai.lever('rsci ESSAI', 'x', 'piece_manquante', 'piece_fournie'),
  '409 piece_toujours_absente', 'no file has arrived');
update commande.piece_jointe set recue_le = essai.t(16) where rang = 1;
select is(essai.lever('rsci ESSAI', 'x', 'piece_manquante', 'piece_fournie'),
  '409 piece_toujours_absente', 'one of two has');
update commande.piece_jointe set recue_le = essai.t(16) where commande_id = essai.id('commande x');
select is(essai.lever('rsci ESSAI', 'x', 'piece_manquante', 'piece_fournie'), 'leve', 'both have');
select is(essai.lever('rsci ESSAI', 'y', 'piece_manquante', 'confirmation_sans_piece'), 'leve',
  'the other one is confirmed without');
select is((select count(*) from collecte.effet e where e.en_anomalie), 0::bigint,
  'no anomaly is left');
select is(commande.relever_pieces_manquantes(essai.t(30)), 0::bigint, 'and it is not asked again');

select * from finish();
rollback;
