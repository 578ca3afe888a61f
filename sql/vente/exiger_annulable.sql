-- Requires that a sale has no shipments. The details list them, each with the act that takes it
-- back.
-- Spec: ventes-et-expeditions#annulation.
-- Refuses: vente_expediee.
create or replace function vente.exiger_annulable(p_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_expeditions uuid[];
begin
  select array_agg(x.id order by x.id) into v_expeditions
  from expedition.expedition x where x.vente_id = p_id and x.statut = 'validée';
  if v_expeditions is not null then
    raise sqlstate 'TR409' using message = 'vente_expediee',
      detail = jsonb_build_object('expeditions', v_expeditions, 'dependances', (
        select jsonb_agg(jsonb_build_object(
          'entite', 'expedition', 'id', x,
          'acte', format('POST /v1/expeditions/%s/devalider', x)) order by x)
        from unnest(v_expeditions) as x))::text;
  end if;
end
$$;
