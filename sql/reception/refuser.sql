-- Refuses a reception that does not meet a rule, with the code of the rule.
-- Spec: receptions#validation.
-- Refuses: certificat_non_valide, membre_non_actif, mesure_qualite_manquante, seuil_depasse,
--          analyse_non_conforme.
create or replace function reception.refuser(p_regle text, p_details jsonb) returns void
language plpgsql immutable
set search_path = pg_catalog, pg_temp
as $$
begin
  case p_regle
    when 'certificat_non_valide' then
      raise sqlstate 'TR409' using message = 'certificat_non_valide', detail = p_details::text;
    when 'membre_non_actif' then
      raise sqlstate 'TR409' using message = 'membre_non_actif', detail = p_details::text;
    when 'mesure_qualite_manquante' then
      raise sqlstate 'TR409' using message = 'mesure_qualite_manquante', detail = p_details::text;
    when 'seuil_depasse' then
      raise sqlstate 'TR409' using message = 'seuil_depasse', detail = p_details::text;
    when 'analyse_non_conforme' then
      raise sqlstate 'TR409' using message = 'analyse_non_conforme', detail = p_details::text;
  end case;
end
$$;
