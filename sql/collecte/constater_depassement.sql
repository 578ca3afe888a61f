-- Records a non-conformity about the collection of a control. The effect that the control had on
-- the collection remains (`collecte.effet`).
-- Spec: file-de-controle#non-conformite.
create or replace function collecte.constater_depassement(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into non_conformite.non_conformite
    (organisation_id, id, controle_id, producteur_declare, producteur_id, parcelle_declaree,
     parcelle_id, constat_code, gravite, description, auteur_id, date_operation)
  select c.organisation_id, p_controle.id, p_controle.id, c.producteur_declare, c.producteur_id,
         c.parcelle_declaree, c.parcelle_id, p_controle.motif,
         coalesce(p_requete ->> 'gravite', 'majeure'), p_requete ->> 'raison', p_decideur_id,
         c.date_operation
  from collecte.collecte c where c.id = p_controle.entite_id;
end
$$;
