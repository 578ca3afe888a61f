-- Marks which of the given notes may wait for a reception: those with a collection that no
-- reception has. Only marked notes are looked at by the list of waiting notes.
-- Spec: receptions#bons-attendus.
-- Chosen: docs/decisions/0208-bons-en-attente.md.
-- Locks: the contributions of their collections, shared, then the notes by id.
-- Why: each statement sees what was committed before it. A reception that lets a collection go
--      meanwhile, or another act on the same note, ends before the last statement compares.
create or replace function livraison.marquer(p_bons uuid[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform from reception.apport a
  where a.annule_le is null
    and a.collecte_id = any (array(
      select l.collecte_id from livraison.bon_collecte l
      where l.bon_id = any (p_bons) and l.collecte_id is not null))
  order by a.id for share;
  perform from livraison.bon b where b.id = any (p_bons) order by b.id for no key update;
  update livraison.bon b set attend = n.attend
  from (
    select n.id, exists (
      select from livraison.bon_collecte l
      where l.bon_id = n.id and l.collecte_id is not null
        and not exists (select from reception.apport a
                        where a.collecte_id = l.collecte_id and a.annule_le is null)) as attend
    from unnest(p_bons) as n (id)) as n
  where b.id = n.id and b.attend <> n.attend;
end
$$;
