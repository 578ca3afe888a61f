-- Finds a step and locks it, in the state that an act starts from.
-- Spec: etapes#etape.
-- Refuses: etape_inconnue, transition_refusee.
-- Locks: the step; lots come after.
create or replace function etape.verrouiller(p_id uuid, p_acte text, p_statut text)
returns etape.etape
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etape etape.etape;
begin
  perform from etape.etape e where e.id = p_id for update;
  v_etape := etape.exiger(p_id);
  if v_etape.statut <> p_statut then
    raise sqlstate 'TR409' using message = 'transition_refusee',
      detail = jsonb_build_object(
        'etape_id', p_id, 'statut', v_etape.statut, 'acte', p_acte,
        'possibles', case v_etape.statut when 'brouillon' then array['modifier', 'valider']
                                         else array['devalider'] end)::text;
  end if;
  return v_etape;
end
$$;
