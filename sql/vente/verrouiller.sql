-- Finds a sale and locks it, in the state that an act starts from.
-- Spec: ventes-et-expeditions#vente.
-- Refuses: vente_inconnue, transition_refusee.
-- Locks: the sale, before its expeditions and the lots.
create or replace function vente.verrouiller(p_id uuid, p_acte text, variadic p_statuts text[])
returns vente.vente
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vente vente.vente;
begin
  select v.* into v_vente from vente.vente v where v.id = p_id for update;
  if v_vente.id is null then
    raise sqlstate 'TR404' using message = 'vente_inconnue';
  elsif v_vente.statut <> all (p_statuts) then
    raise sqlstate 'TR409' using message = 'transition_refusee',
      detail = jsonb_build_object('vente_id', p_id, 'statut', v_vente.statut, 'acte', p_acte,
        'possibles', case v_vente.statut when 'brouillon' then '{annuler,modifier,valider}'::text[]
                                         when 'validée' then '{annuler,expedier}'
                                         else '{}' end)::text;
  end if;
  return v_vente;
end
$$;
