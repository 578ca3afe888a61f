-- Finds an expedition and locks it after its sale, in the state that an act starts from.
-- Spec: ventes-et-expeditions#expedition.
-- Refuses: expedition_inconnue, transition_refusee.
-- Locks: the sale, then the expedition; lots come after.
create or replace function expedition.verrouiller(p_id uuid, p_acte text, p_statut text)
returns expedition.expedition
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_expedition expedition.expedition;
begin
  perform from vente.vente v
  where v.id = (select x.vente_id from expedition.expedition x where x.id = p_id) for update;
  select x.* into v_expedition from expedition.expedition x where x.id = p_id for update;
  if v_expedition.id is null then
    raise sqlstate 'TR404' using message = 'expedition_inconnue';
  elsif v_expedition.statut <> p_statut then
    raise sqlstate 'TR409' using message = 'transition_refusee',
      detail = jsonb_build_object(
        'expedition_id', p_id, 'statut', v_expedition.statut, 'acte', p_acte,
        'possibles', case v_expedition.statut
          when 'brouillon' then '{annuler,modifier,valider}'::text[]
          when 'validée' then '{devalider,retourner}' else '{}' end)::text;
  end if;
  return v_expedition;
end
$$;
