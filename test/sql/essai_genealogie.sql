-- Fixtures of genealogies: matter poured from lot to lot, and expeditions.
create function essai.verser(p_de jsonb, p_vers jsonb, p_genre text default 'etape',
  p_jours integer default 0) returns uuid
language sql as $$
  select matiere.mouvoir(p_genre, 'etape', essai.id('etape'), array(
    select (case when x.nom = 'perte' then matiere.compte_de('perte', null)
      when x.nom = 'inconnu' then matiere.compte_de('inconnu', null)
              else matiere.compte_de('lot', essai.id('lot ' || x.nom)) end,
            essai.produit('ANANAS'), x.quantite_g, null)::matiere.ligne
    from (select d.key as nom, -d.value::bigint as quantite_g from jsonb_each_text(p_de) as d
          union all select v.key, v.value::bigint from jsonb_each_text(p_vers) as v) as x),
    essai.id('rsci ' || essai.code()), essai.t(p_jours), essai.t(p_jours))
$$;
comment on function essai.verser(jsonb, jsonb, text, integer) is
  'A movement of pineapple from lots to lots, named with their masses in g; `perte` and `inconnu` '
  'name those accounts.';

create function essai.verser_collecte(p_collecte text, p_lot text, p_quantite_g bigint) returns uuid
language sql as $$
  select matiere.mouvoir('reception', 'reception', essai.id('reception ' || p_lot), array[
    (matiere.compte_de('garde', essai.id('agent ' || essai.code())), essai.produit('ANANAS'),
      -p_quantite_g, essai.id(p_collecte)),
    (matiere.compte_de('lot', essai.id('lot ' || p_lot)), essai.produit('ANANAS'), p_quantite_g,
      essai.id(p_collecte))]::matiere.ligne[],
    essai.id('rsci ' || essai.code()), essai.t(), essai.t())
$$;
comment on function essai.verser_collecte(text, text,
  bigint) is 'A collection''s matter goes into a lot.';

create function essai.faire_partir(p_nom text, p_lots jsonb, p_statut text default 'validée')
returns uuid language plpgsql as $$
declare
  v_org uuid := core.organisation_id();
  v_id uuid := essai.id('expedition ' || p_nom);
  v_rsci uuid := essai.id('rsci ' || essai.code());
  v_mouvement_id uuid;
begin
  v_mouvement_id := matiere.mouvoir('expedition', 'expedition', v_id, array(
    select l.ligne from jsonb_each_text(p_lots) as x (nom, quantite_g)
      cross join lateral (values
        ((matiere.compte_de('lot', essai.id('lot ' || x.nom)), essai.produit('ANANAS'),
            -x.quantite_g::bigint, v_id)::matiere.ligne),
        ((matiere.compte_de('client', essai.cliente()), essai.produit('ANANAS'),
            x.quantite_g::bigint, v_id)::matiere.ligne)) as l (ligne)),
    v_rsci, essai.t(1), essai.t(1));
  insert into vente.vente (organisation_id, id, code, client_id, devise, cree_le, auteur_id)
  values (v_org, v_id, p_nom, essai.cliente(), 'XOF', essai.t(1), v_rsci);
  insert into expedition.expedition
    (organisation_id, id, vente_id, client_id, statut, date_operation, mouvement_id,
      montant_organisation, devise_organisation, certificats, cree_le, auteur_id)
  select v_org, v_id, v_id, essai.cliente(), p_statut, essai.t(1), case p_statut
    when 'validée' then v_mouvement_id end, 0, 'XOF', '[]', essai.t(1), v_rsci;
  return v_mouvement_id;
end
$$;
comment on function essai.faire_partir(text, jsonb,
  text) is 'Lots, named with their masses in g, leave for a client.';

create function essai.colonnes(p_colonnes text[], p_nom text) returns text[]
language sql immutable as $$
  select case when count(*) > 0 then
    coalesce(array_agg(l.l order by c.n, l.n) filter (where l.n is not null), '{}') end
  from unnest(p_colonnes) with ordinality as c (c, n)
    left join lateral unnest(case when strpos(c.c, E'\n') > 0 then
        string_to_array(substr(c.c, strpos(c.c, E'\n') + 1), E'\n') end) with ordinality as l (l, n)
      on true
  where split_part(c.c, E'\n', 1) = p_nom
$$;
comment on function essai.colonnes(text[], text) is
  'The values of a column of what is told of a genealogy, of all its parts where it comes in some; '
  'null where there is no such column.';

create function essai.elements(p_colonnes text[]) returns jsonb language sql immutable as $$
  with dit as (
    select k.rang, k.nom, (select jsonb_object_agg(split_part(l, ' ', 1),
                                                   substr(l, strpos(l, ' ') + 1)::jsonb)
                           from unnest(essai.colonnes(p_colonnes, k.tous)) as l) as dits
    from (values (2, 'produit', 'produits'), (3, 'lieu', 'lieux'), (4, 'personne', 'personnes'),
                 (5, 'auteur', 'auteurs')) as k (rang, nom, tous)
  ),
  commun as (
    select p.place::bigint, string_to_array(l, ' ') as mots
    from unnest(essai.colonnes(p_colonnes, 'communs')) as l
      cross join lateral unnest(string_to_array(split_part(l, ' ', 1), ',')) as p (place)
  )
  select jsonb_agg(
    jsonb_build_object('id', i.id, 'genre', (essai.colonnes(p_colonnes, 'genre'))[i.n])
    || ('{' || (essai.colonnes(p_colonnes, 'dit'))[i.n] || '}')::jsonb
    || (select jsonb_object_agg(d.nom, d.dits -> c.mots[d.rang]) from dit d) order by i.n)
  from unnest(essai.colonnes(p_colonnes, 'id')) with ordinality as i (id, n)
    join commun c on c.place = i.n
$$;
comment on function essai.elements(text[]) is
  'The records that the columns of a genealogy describe, in their order.';

create function essai.passages(p_colonnes text[])
returns table (rang bigint, dit jsonb, de bigint, vers bigint, quantite_g numeric)
language sql immutable as $$
  select m.n, ('{' || substr(m.dit, strpos(m.dit, ' ') + 1) || '}')::jsonb, l.de, l.vers,
         sum(l.poids_g)
  from unnest(essai.colonnes(p_colonnes, 'mouvements')) with ordinality as m (dit, n)
    cross join lateral unnest(string_to_array(split_part(m.dit, ' ', 1), ',')) as p (place)
    join (select x.n, x.poids_g::bigint,
            (essai.colonnes(p_colonnes, 'places'))[x.de::integer]::bigint as de,
            (essai.colonnes(p_colonnes, 'places'))[x.vers::integer]::bigint as vers
          from unnest(essai.colonnes(p_colonnes, 'de'), essai.colonnes(p_colonnes, 'vers'),
              essai.colonnes(p_colonnes, 'poids_g')) with ordinality as x (de, vers, poids_g, n))
      as l on l.n = p.place::bigint
  group by m.n, m.dit, l.de, l.vers
$$;
comment on function essai.passages(text[]) is
  'The links that the columns of a genealogy tell: their movement by its rank and what it says, '
  'their records by their places.';

create function essai.genealogie(variadic p_colonnes text[]) returns jsonb
language sql immutable as $$
  select (select ('{' || substr(c, strpos(c, E'\n') + 1) || '}')::jsonb
          from unnest(p_colonnes) as c where split_part(c, E'\n', 1) = 'genealogie')
    || jsonb_build_object('noeuds', (
      select jsonb_agg(e.e || jsonb_build_object(
        'sens', case when e.n = 1 then 'lot'
                     when e.n <= (essai.colonnes(p_colonnes, 'amont'))[1]::integer then 'amont'
                     else 'aval' end,
        'quantite_g', (essai.colonnes(p_colonnes, 'quantite_g'))[e.n]::jsonb,
        'reste_g', (essai.colonnes(p_colonnes, 'reste_g'))[e.n]::jsonb,
        'profondeur', (essai.colonnes(p_colonnes, 'profondeur'))[e.n]::jsonb) order by e.n)
      from jsonb_array_elements(essai.elements(p_colonnes)) with ordinality as e (e, n)),
    'liens', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'quantite_g', l.quantite_g, 'de_genre', d.e -> 'genre', 'de_id', d.e -> 'id',
        'vers_genre', v.e -> 'genre', 'vers_id', v.e -> 'id') || l.dit
        order by l.rang, d.n, v.n), '[]')
      from essai.passages(p_colonnes) as l
        join jsonb_array_elements(essai.elements(p_colonnes)) with ordinality as d (e, n)
          on d.n = l.de
        join jsonb_array_elements(essai.elements(p_colonnes)) with ordinality as v (e, n)
          on v.n = l.vers))
$$;
comment on function essai.genealogie(text[]) is
  'A genealogy put together from its columns: its records, and the links between them.';
