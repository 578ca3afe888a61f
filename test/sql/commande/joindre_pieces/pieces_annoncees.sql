-- Spec: commandes#pieces-jointes: items of `pieces_jointes` have `fichier_id`, `sha256` and `role`,
-- and are awaited from the reception on.
begin;
set local role metier;
select plan(1);
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

select results_eq(
  'select p.rang::integer, p.fichier_id::text, p.sha256, p.role, p.attendue_depuis, p.recue_le '
  'from commande.piece_jointe p order by p.rang',
  $$ values (1, '00000000-0000-7000-8000-000000000001', 'aa', 'photo', essai.t(),
      null::timestamptz),
            (2, '00000000-0000-7000-8000-000000000002', 'bb', 'signature', essai.t(), null) $$,
          'each file is awaited');

select * from finish();
rollback;
