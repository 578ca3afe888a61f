-- Establishes the document of a changed record, at once, or at the end of an act that defers its
-- documents.
-- Spec: documents#etablissement, documents#remplacement.
-- Locks: the documents of the record, where nothing is put off.
create or replace function document.changer(p_type text, p_entite_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_differes text := current_setting('sillon.documents', true);
begin
  if coalesce(v_differes, '') = '' then
    perform document.etablir(p_type, p_entite_id, p_entite_id, p_le);
  else
    perform set_config('sillon.documents', concat(
      v_differes, case v_differes when '[' then '' else ',' end,
      jsonb_build_object('type', p_type, 'id', p_entite_id)), true);
  end if;
end
$$;
