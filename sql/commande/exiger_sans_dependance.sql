-- Refuses while records depend on the records of a command, with the list of these dependents, each
-- with the act that takes it back if there is one.
-- Spec: file-de-controle#annulation.
-- Refuses: annulation_impossible.
create or replace function commande.exiger_sans_dependance(p_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dependances jsonb := commande.dependances(p_id);
  v_parcelle_id uuid;
begin
  if v_dependances <> '[]' then
    v_parcelle_id := (saisie.relire(p_id)).payload ->> 'parcelle_id';
    raise sqlstate 'TR409' using message = 'annulation_impossible',
      detail = jsonb_build_object('dependances', (
        select jsonb_agg(d.value || jsonb_strip_nulls(jsonb_build_object(
          'acte', commande.acte_de_reprise(
            d.value ->> 'entite', (d.value ->> 'id')::uuid, v_parcelle_id)))
          order by d.ordinality)
        from jsonb_array_elements(v_dependances) with ordinality as d))::text;
  end if;
end
$$;
