-- Gives what a command wrote another operation date and judges again all that depends on it: its
-- references, the author's rights and the rules of its type.
-- Spec: file-de-controle#ecart-motive.
-- Refuses: parametre_invalide (no date, or one after the reception), and what `commande.corriger`
--          refuses.
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
  if p_controle.entite = 'collecte' then
    insert into collecte.correction
      (organisation_id, collecte_id, version, date_operation, controle_id, auteur_id, le)
    select p_controle.organisation_id, p_controle.entite_id, coalesce(max(k.version), 0) + 1,
           v_date, p_controle.id, p_decideur_id, p_le
    from collecte.correction k where k.collecte_id = p_controle.entite_id;
    perform collecte.rejuger(p_controle.entite_id, p_le);
  else
    perform commande.corriger(p_controle, null, null, null, v_date, p_decideur_id, p_le);
  end if;
end
$$;
