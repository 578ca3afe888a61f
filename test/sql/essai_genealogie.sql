-- Fixtures of genealogies: matter poured from lot to lot, and expeditions. The table of expeditions is the one of the
-- module that ships; where it is not there, a table of the same name stands for it.
do $$
begin
  if to_regclass('expedition.expedition') is null then
    create schema if not exists expedition;
    grant usage on schema expedition to public;
    create table expedition.expedition (
      organisation_id uuid not null, id uuid not null, client_id uuid, statut text not null, date_operation timestamptz not null,
      primary key (organisation_id, id));
    grant all on expedition.expedition to metier;
  end if;
end
$$;

create function essai.verser(p_de jsonb, p_vers jsonb, p_genre text default 'etape', p_jours integer default 0) returns uuid
language sql as $$
  select matiere.mouvoir(p_genre, 'etape', essai.id('etape'), array(
    select (case when x.nom = 'perte' then matiere.compte_de('perte', null) when x.nom = 'inconnu' then matiere.compte_de('inconnu', null)
              else matiere.compte_de('lot', essai.id('lot ' || x.nom)) end,
            essai.produit('ANANAS'), x.quantite_g, null)::matiere.ligne
    from (select d.key as nom, -d.value::bigint as quantite_g from jsonb_each_text(p_de) as d
          union all select v.key, v.value::bigint from jsonb_each_text(p_vers) as v) as x),
    essai.id('rsci ' || essai.code()), essai.t(p_jours), essai.t(p_jours))
$$;
comment on function essai.verser(jsonb, jsonb, text, integer) is
  'A movement of pineapple from lots to lots, named with their masses in g; `perte` and `inconnu` name those accounts.';

create function essai.recevoir(p_collecte text, p_lot text, p_quantite_g bigint) returns uuid language sql as $$
  select matiere.mouvoir('reception', 'reception', essai.id('reception ' || p_lot), array[
    (matiere.compte_de('garde', essai.id('agent ' || essai.code())), essai.produit('ANANAS'), -p_quantite_g, essai.id(p_collecte)),
    (matiere.compte_de('lot', essai.id('lot ' || p_lot)), essai.produit('ANANAS'), p_quantite_g, essai.id(p_collecte))]::matiere.ligne[],
    essai.id('rsci ' || essai.code()), essai.t(), essai.t())
$$;
comment on function essai.recevoir(text, text, bigint) is 'A collection''s matter goes into a lot.';

create function essai.expedier(p_nom text, p_lots jsonb, p_statut text default 'validée') returns uuid language plpgsql as $$
declare
  v_id uuid := essai.id('expedition ' || p_nom);
begin
  insert into expedition.expedition (organisation_id, id, client_id, statut, date_operation)
  values (core.organisation_id(), v_id, null, p_statut, essai.t(1));
  return matiere.mouvoir('expedition', 'expedition', v_id, array(
    select l.ligne from jsonb_each_text(p_lots) as x (nom, quantite_g)
      cross join lateral (values
        ((matiere.compte_de('lot', essai.id('lot ' || x.nom)), essai.produit('ANANAS'), -x.quantite_g::bigint, v_id)::matiere.ligne),
        ((matiere.compte_de('client', essai.id('client')), essai.produit('ANANAS'), x.quantite_g::bigint, v_id)::matiere.ligne)) as l (ligne)),
    essai.id('rsci ' || essai.code()), essai.t(1), essai.t(1));
end
$$;
comment on function essai.expedier(text, jsonb, text) is 'Lots, named with their masses in g, leave for a client.';
