-- Requires that the state of a non-conformity allows an act. A non-conformity of a cancelled
-- command does not count: no act on it is possible. A further measure is act `completer`.
-- Spec: registres#suites.
-- Refuses: transition_refusee.
create or replace function non_conformite.exiger_acte(
  p_constat non_conformite.non_conformite, p_acte text) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from commande.annulation a where a.commande_id = p_constat.commande_id) then
    perform acte.refuser('non_conformite', p_constat.id, 'annulee', p_acte, '{"possibles": []}');
  end if;
  perform acte.exiger('non_conformite', p_constat.id, p_constat.statut,
    case when p_acte = 'mesurer' and p_constat.statut = 'mesuree' then 'completer'
      else p_acte end);
end
$$;
