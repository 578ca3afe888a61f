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
  select case when strpos(c, E'\n') = 0 then '{}'
         else string_to_array(substr(c, strpos(c, E'\n') + 1), E'\n') end
  from unnest(p_colonnes) as c where split_part(c, E'\n', 1) = p_nom
$$;
comment on function essai.colonnes(text[], text) is
  'The values of a column of what is told of a genealogy; null where there is no such column.';

create function essai.elements(p_colonnes text[]) returns jsonb language sql immutable as $$
  with dit as (
    select k.nom, (select jsonb_object_agg(split_part(l, ' ', 1),
                                           substr(l, strpos(l, ' ') + 1)::jsonb)
                   from unnest(essai.colonnes(p_colonnes, k.tous)) as l) as dits,
           essai.colonnes(p_colonnes, k.nom) as cles
    from (values ('produit', 'produits'), ('lieu', 'lieux'), ('personne', 'personnes'),
                 ('auteur', 'auteurs')) as k (nom, tous)
  )
  select jsonb_agg(
    jsonb_build_object('id', i.id, 'genre', (essai.colonnes(p_colonnes, 'genre'))[i.n])
    || ('{' || (essai.colonnes(p_colonnes, 'dit'))[i.n] || '}')::jsonb
    || (select jsonb_object_agg(d.nom, d.dits -> d.cles[i.n]) from dit d) order by i.n)
  from unnest(essai.colonnes(p_colonnes, 'id')) with ordinality as i (id, n)
$$;
comment on function essai.elements(text[]) is
  'The records that the columns of a genealogy describe, in their order.';

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
        'mouvement_id', l.mouvement_id, 'quantite_g', l.quantite_g, 'de_genre', d.e -> 'genre',
        'de_id', d.e -> 'id', 'vers_genre', v.e -> 'genre', 'vers_id', v.e -> 'id')
        || ('{' || substr(m.dit, 38) || '}')::jsonb order by m.n, d.n, v.n), '[]')
      from (
        select x.mouvement_id, x.de, x.vers, sum(x.poids_g::bigint) as quantite_g
        from unnest(essai.colonnes(p_colonnes, 'mouvement'), essai.colonnes(p_colonnes, 'de'),
            essai.colonnes(p_colonnes, 'vers'), essai.colonnes(p_colonnes, 'poids_g'))
          as x (mouvement_id, de, vers, poids_g)
        group by x.mouvement_id, x.de, x.vers) as l
        join jsonb_array_elements(essai.elements(p_colonnes)) with ordinality as d (e, n)
          on d.n = l.de::bigint
        join jsonb_array_elements(essai.elements(p_colonnes)) with ordinality as v (e, n)
          on v.n = l.vers::bigint
        join unnest(essai.colonnes(p_colonnes, 'mouvements')) with ordinality as m (dit, n)
          on left(m.dit, 36) = l.mouvement_id))
$$;
comment on function essai.genealogie(text[]) is
  'A genealogy put together from its columns: its records, and the links between them.';
