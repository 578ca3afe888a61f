-- Changes the data of a client, except its code; null empties a member. Former values are stored,
-- and unchanged values leave no trace.
-- Spec: conformite-et-certificats#clients.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Refuses: client_inconnu.
-- Locks: the client.
create or replace function client.modifier(
  p_id uuid, p_champs jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_client client.client := client.verrouiller(p_id);
  v_changes jsonb;
begin
  select jsonb_object_agg(c.key, jsonb_build_object(
           'avant', to_jsonb(v_client) -> c.key, 'apres', c.value)) into v_changes
  from jsonb_each(p_champs) as c where c.value <> to_jsonb(v_client) -> c.key;
  if v_changes is not null then
    update client.client d
    set nom = r.nom, pays = r.pays, adresse = r.adresse, contact = r.contact,
        telephone = r.telephone, courriel = r.courriel, modifie_le = p_le
    from jsonb_populate_record(v_client, p_champs) as r
    where d.id = p_id returning d.* into v_client;
    insert into client.changement (organisation_id, client_id, champs, le, auteur_id)
    values (v_client.organisation_id, p_id, v_changes, p_le, p_auteur_id);
    perform journal.consigner(p_le, 'client.modifier', 'client', p_id, v_changes);
  end if;
  return client.presenter(v_client, p_le);
end
$$;
