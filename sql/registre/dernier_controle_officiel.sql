-- Returns the latest official control of a member, or of a record merged into theirs, until a date,
-- without cancelled ones; null if there is none.
-- Spec: registres#membres, registres#controle-officiel.
create or replace function registre.dernier_controle_officiel(
  p_producteur_id uuid, p_au timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object('id', c.id, 'jour', c.jour, 'organisme', c.organisme,
                              'controleur', c.controleur, 'reference', c.reference)
    from inspection.controle_officiel c
    where c.producteur_id in (
        select p_producteur_id
        union all
        select p.id from producteur.producteur p where p.fusionne_dans = p_producteur_id)
      and c.jour <= core.heure_locale(p_au)::date and (c.annule_le is null or c.annule_le > p_au)
    order by c.jour desc, c.cree_le desc, c.id limit 1);
end
$$;
