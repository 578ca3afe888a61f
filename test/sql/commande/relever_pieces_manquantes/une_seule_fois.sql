-- Spec: fichiers#piece-manquante: a command gets at most one control `piece_manquante`, even if
-- the first one was lifted.
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

select is(commande.relever_pieces_manquantes(essai.t(15)), 1::bigint, 'the first night');
select is(commande.relever_pieces_manquantes(essai.t(16)), 0::bigint, 'not the second');
update controle.controle set statut = 'leve', leve_le = essai.t(16),
  leve_par = essai.id('rsci ESSAI'), decision = 'confirmation_sans_piece', raison = 'perdue';
select is(commande.relever_pieces_manquantes(essai.t(17)), 0::bigint, 'nor after it was lifted');

select * from finish();
rollback;
