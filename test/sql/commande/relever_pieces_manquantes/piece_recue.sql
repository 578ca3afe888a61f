-- Spec: fichiers#piece-manquante: a file that arrived is not reported as missing.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.avec_piece(p_nom text, p_recue_le timestamptz) returns void
language sql as $$
  select essai.collecter(p_nom, '{}', '{}',
    jsonb_build_object('recue_le', p_recue_le, 'synchro_precedente', essai.t(-1)),
    jsonb_build_object('enveloppe',
    '{"pieces_jointes": [{"fichier_id": "00000000-0000-7000-8000-000000000001", "sha256": "aa",
          "role": "photo"},
                         {"fichier_id": "00000000-0000-7000-8000-000000000002", "sha256": "bb",
                               "role": "signature"}]}'::jsonb));
  select null::void
$$;
select pg_temp.avec_piece('x', essai.t());

update commande.piece_jointe set recue_le = essai.t(13) where rang = 1;
select is(commande.relever_pieces_manquantes(essai.t(15)), 1::bigint,
  'one of two files is missing');
select is((select k.details #>> '{pieces,0,role}' || jsonb_array_length(k.details -> 'pieces')
    from controle.controle k),
  'signature1',
  'the control names it alone');
select pg_temp.avec_piece('y', essai.t());
update commande.piece_jointe set recue_le = essai.t(13);
select is(commande.relever_pieces_manquantes(essai.t(15)), 0::bigint, 'all files are there');

select * from finish();
rollback;
