-- Corrects a difference without a payload: the shares of a plot's crops by a later declaration, a
-- surface by a later survey. Other differences need a payload.
-- Spec: file-de-controle#correction, terrain#parts.
-- Refuses: what `parcelle.exiger_cultures`, `parcelle.exiger_releve` and `constat.exiger_payload`
--          refuse.
create or replace function parcelle.corriger_ecart(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_controle.details ->> 'raison' = 'parts_de_cultures' then
    perform parcelle.exiger_cultures(p_controle, p_requete, p_decideur_id, p_le);
  elsif p_controle.entite = 'parcelle' then
    perform parcelle.exiger_releve(p_controle, p_requete, p_decideur_id, p_le);
  else
    perform constat.exiger_payload(p_controle, p_requete, p_decideur_id, p_le);
  end if;
end
$$;
