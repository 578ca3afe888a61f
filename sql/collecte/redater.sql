-- Gives the collection of a control another operation date and judges the collection again.
-- Spec: file-de-controle#ecart-motive.
create or replace function collecte.redater(
  p_controle controle.controle, p_date timestamptz, p_decideur_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into collecte.correction
    (organisation_id, collecte_id, version, date_operation, controle_id, auteur_id, le)
  select p_controle.organisation_id, p_controle.entite_id, coalesce(max(k.version), 0) + 1,
         p_date, p_controle.id, p_decideur_id, p_le
  from collecte.correction k where k.collecte_id = p_controle.entite_id;
  perform collecte.rejuger(p_controle.entite_id, p_le);
end
$$;
