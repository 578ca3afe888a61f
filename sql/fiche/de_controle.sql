-- Returns an item of the control queue by its id, as the queue shows it, with the newest 200
-- comments of persons, the data of its command and its present payload for a correction, or the
-- phone's payload if nothing was written. Shows of an identity document only that it exists.
-- Spec: api#fiches, file-de-controle#element, file-de-controle#commentaires,
--       identites-et-droits#piece-identite.
-- Refuses: controle_inconnu.
create or replace function fiche.de_controle(
  p_id uuid, p_session utilisateur.session, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_controle controle.controle;
begin
  select c.* into v_controle from controle.controle c where c.id = p_id;
  if v_controle.id is null then
    raise sqlstate 'TR404' using message = 'controle_inconnu';
  end if;
  return controle.presenter(v_controle)::jsonb
    || (fiche.de_commande(v_controle.commande_id, p_session, p_le) - 'commande')
    || jsonb_build_object(
      'dit', fiche.dit_par(v_controle), 'recu', fiche.recu_par(v_controle),
      'commentaires', (
        select coalesce(json_agg(controle.presenter_commentaire(m.dit) order by m.rang), '[]')
        from (select c as dit, c.rang
              from controle.commentaire c where c.controle_id = v_controle.id
              order by c.rang desc limit 200) as m));
end
$$;
