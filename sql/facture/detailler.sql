-- Presents an invoice reference of any organization, as of the day of the call.
-- Spec: licences-et-factures#factures.
-- Refuses: facture_inconnue.
create or replace function facture.detailler(p_facture_id uuid, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_reponse json := (
    select facture.montrer(f, core.jour_editeur(p_le)) from facture.facture f
    where f.id = p_facture_id);
begin
  if v_reponse is null then
    raise sqlstate 'TR404' using message = 'facture_inconnue';
  end if;
  return v_reponse;
end
$$;
