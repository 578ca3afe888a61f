-- Spec: fichiers#piece-manquante: a file is missing only after the organization's delay.
begin;
set local role metier;
select plan(5);
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

select is(commande.relever_pieces_manquantes(essai.t(14)), 0::bigint, 'not at fourteen days');
select is(commande.relever_pieces_manquantes(essai.t(14) + interval '1 ms'), 1::bigint,
  'one millisecond later');
select results_eq(
  'select k.motif, k.commande_id, k.auteur_id, k.entite, k.entite_id, jsonb_array_length(k.details '
  '-> $$pieces$$) from controle.controle k',
  $$ values ('piece_manquante', essai.id('commande x'), essai.id('agent ESSAI'), 'collecte',
      essai.id('x'), 2) $$,
  'one control on the collection names both files');
select is((select e.motifs from collecte.effet e), '{piece_manquante}',
  'the collection is in anomaly');
select is((select r.motifs from commande.commande_resultat r), '{}',
  'the stored result stays as it was answered');

select * from finish();
rollback;
