-- Voids the sequence that a device must send next, or a range that begins with it, because the
-- phone lost these commands. The device then continues after them.
-- Spec: appareils#sequences-perdues.
-- Chosen: docs/decisions/0007-synchronisation.md.
-- Refuses: appareil_inconnu, separation_des_taches (the agent's own device), sequence_non_attendue,
--          parametre_invalide (the range, or a sequence that no envelope can have).
-- Locks: the device.
create or replace function appareil.annuler_sequences(
  p_id uuid, p_sequence bigint, p_jusqu_a bigint, p_raison text, p_auteur_id uuid, p_le timestamptz)
returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_appareil appareil.appareil;
begin
  select a.* into v_appareil from appareil.appareil a where a.id = p_id for update;
  if v_appareil.id is null then
    raise sqlstate 'TR404' using message = 'appareil_inconnu';
  elsif v_appareil.utilisateur_id = p_auteur_id then
    raise sqlstate 'TR403' using message = 'separation_des_taches';
  elsif p_sequence <> v_appareil.derniere_sequence + 1 then
    raise sqlstate 'TR409' using message = 'sequence_non_attendue',
      detail = jsonb_build_object('attendue', v_appareil.derniere_sequence + 1)::text;
  elsif p_jusqu_a not between p_sequence and least(p_sequence + 9999, 9007199254740991) then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "jusqu_a"}';
  end if;
  insert into appareil.sequence_annulee
    (organisation_id, appareil_id, sequence, raison, auteur_id, le)
  select v_appareil.organisation_id, p_id, s, p_raison, p_auteur_id, p_le
  from generate_series(p_sequence, p_jusqu_a) as s
  on conflict (organisation_id, appareil_id, sequence) do nothing;
  update appareil.appareil a set derniere_sequence = p_jusqu_a where a.id = p_id
  returning a.* into v_appareil;
  perform journal.consigner(p_le, 'appareil.annuler_sequences', 'appareil', p_id,
    jsonb_build_object('sequence', p_sequence, 'jusqu_a', p_jusqu_a, 'raison', p_raison), p_id);
  return appareil.presenter(v_appareil);
end
$$;
