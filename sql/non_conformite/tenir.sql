-- Locks a non-conformity for an act that its state allows. A non-conformity of a cancelled command
-- does not count: no act on it is possible.
-- Spec: registres#suites.
-- Refuses: non_conformite_inconnue, transition_refusee.
-- Locks: the non-conformity.
create or replace function non_conformite.tenir(p_id uuid, p_acte text)
returns non_conformite.non_conformite
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_constat non_conformite.non_conformite;
begin
  select n.* into v_constat from non_conformite.non_conformite n
  where n.id = p_id for no key update;
  if v_constat.id is null then
    raise sqlstate 'TR404' using message = 'non_conformite_inconnue';
  elsif exists (select from commande.annulation a where a.commande_id = v_constat.commande_id) then
    perform acte.refuser('non_conformite', p_id, 'annulee', p_acte, '{"possibles": []}');
  end if;
  perform acte.exiger('non_conformite', p_id, v_constat.statut,
    case when p_acte = 'mesurer' and v_constat.statut = 'mesuree' then 'completer'
      else p_acte end);
  return v_constat;
end
$$;
