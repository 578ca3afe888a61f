-- Gives what a command wrote another operation date and judges again all that depends on it: its
-- references, the author's rights and the rules of its type.
-- Spec: Control queue, «motivated manual deviation».
-- Refuses: parametre_invalide (no date, or one after the reception), and what
--          `controle.redater_entite` refuses.
create or replace function controle.redater(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_date timestamptz := (p_requete ->> 'date_operation')::timestamptz;
begin
  if v_date is null or v_date > (select c.recue_le from commande.commande c
                                 where c.id = p_controle.commande_id) then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "date_operation"}';
  end if;
  perform controle.redater_entite(p_controle.entite, p_controle, v_date, p_decideur_id, p_le);
end
$$;
