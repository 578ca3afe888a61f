-- The document that a command printed in the field stops being true.
-- Spec: documents#remplacement.
-- Locks: the documents of the record.
create or replace function document.remplacer(
  p_type text, p_entite_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(document.cle_verrou(p_entite_id));
  update document.document d set remplace_le = p_le
  where d.entite_id = p_entite_id and (d.type, d.pour_id) = (p_type, p_entite_id)
    and d.remplace_le is null;
end
$$;
