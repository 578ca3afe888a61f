-- Returns the context of a command at its operation date, with the synchronization before the
-- capture: the last batch among those that the command's own batch continues, if the command was
-- captured after that last batch.
-- Spec: commandes#synchronisation.
create or replace function commande.situer(
  p_liasse commande.liasse, p_contexte commande.contexte, p_date timestamptz)
returns commande.contexte
language plpgsql immutable
as $$
declare
  v_contexte commande.contexte := p_contexte;
begin
  v_contexte.date_operation := p_date;
  if p_date >= p_liasse.suite_le then
    v_contexte.synchro_precedente := p_liasse.suite_le;
  end if;
  return v_contexte;
end
$$;
