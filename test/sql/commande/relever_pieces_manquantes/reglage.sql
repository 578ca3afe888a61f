-- Spec: fichiers#piece-manquante: the delay before `piece_manquante` is 14 days, a default
-- versioned per organization.
begin;
set local role metier;
select plan(2);
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

insert into reglage.reglage values (core.organisation_id(), 'sync.piece_manquante_jours', 1, '3',
  essai.t(4), null);
select is(commande.relever_pieces_manquantes(essai.t(3, '23:59')), 0::bigint,
  'before the setting: the default');
select is(commande.relever_pieces_manquantes(essai.t(4)), 1::bigint,
  'from the setting on: three days');

select * from finish();
rollback;
